# La prima campagna

pocket-lesson-goal = Guidi: { $party }. Dopo { $rounds } round vince il partito con più voti. Nient'altro conta.
pocket-lesson-count = Ogni round finisce con uno spoglio: ogni comizio porta un voto. Ne porta uno in più dove agli elettori sta a cuore un tema del tuo programma. Al { $region } sta a cuore: { $issue }.
pocket-lesson-programme = Il tuo programma: { $first } e { $second }. Uno di questi sta a cuore al { $region }, quindi ogni comizio lì vale per te due voti.
pocket-lesson-money = Hai { $funds } nei fondi. Ogni comizio costa uno, e ogni spoglio porta altri { $income }. Ciò che spendi altrove non resta per i comizi.
pocket-lesson-bid = Un round comincia con un'offerta segreta per l'ordine di gioco. Tutti pagano. Oggi cominciare conta poco: offri { $bid }, e restano { $left } per i comizi.
pocket-lesson-order = Le offerte sono rivelate. In questo round sei il numero { $turn } di { $players }.
pocket-lesson-meetings = Ora tieni dei comizi, al massimo { $most } in una regione: { $first } al { $region }, dove ognuno vale due voti, e { $second } al { $other }, dove ognuno ne vale uno. Se si contasse allora, ne avresti { $votes }.
pocket-lesson-card = In ogni round puoi giocare una carta. Hai: { $cards }. Guarda che cosa cambierebbe ognuna, poi decidi.
pocket-lesson-counted = Lo spoglio è finito. I tuoi voti: { $votes }; quelli del partito migliore: { $best }. I comizi non ci sono più, e con il denaro nuovo hai { $funds }.
pocket-lesson-alone = È tutto qui: offerta, comizi, carta, spoglio. Gioca da solo fino alla fine; la guida dice a che cosa serve ogni domanda.
